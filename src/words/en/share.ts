/** A finished game as a link or a file, and the replay of such a link. */
export const share = {
  share: 'Share',
  title: 'Share this game',
  about: 'The link holds the whole game; nothing is uploaded. Anyone who opens it can watch the replay.',
  copy: 'Copy link',
  send: 'Send link',
  copied: 'Link copied.',
  notCopied: 'The link couldn’t be copied. It is:',
  message: (board: string) => `A game of Rallar: ${board}`,
  shared: 'Shared game',
  keep: 'Keep this game',
  kept: 'This game is now among your games.',
  known: 'This game was already among your games.',
  damaged:
    'This link is incomplete or damaged, so its game can’t be shown. Ask for it again, or for the file.',
  tooLarge: 'This link holds more than a game ever does, so it wasn’t opened.',
  unfinished: 'The game in this link isn’t over, so there is nothing to replay yet.',
  unsupported: 'This browser is too old for links that hold a game. Use the file instead.',
};
