/** Scripts that the rules have played: see `played.ts` beside the page's configuration. */

declare module '*/lesson.toml' {
  const load: () => Promise<import('./lesson').Lesson>;
  export default load;
}

declare module '*/positions.toml' {
  const load: () => Promise<readonly import('./lesson').LessonFrame[]>;
  export default load;
}

declare module '*/puzzles.toml' {
  const load: () => Promise<readonly import('../puzzle/puzzle').Puzzle[]>;
  export default load;
}
