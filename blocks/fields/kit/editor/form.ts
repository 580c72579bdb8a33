/** The form as WordPress's data layer knows it: a post (docs/hooks.md). */
export const FORM = { kind: 'postType', name: 'vestibule_form' } as const;
