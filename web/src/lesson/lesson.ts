export interface LessonStep { readonly n: number }
