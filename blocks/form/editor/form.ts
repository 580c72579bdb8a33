/** The form as WordPress's data layer knows it: a post (docs/reference/README.md). */
export const FORM = { kind: 'postType', name: 'vestibule_form' } as const;
export const FORM_BLOCK = 'vestibule/form';

export interface FormRecord {
	id: number;
	status: string;
	title: { rendered: string; raw?: string };
	meta?: { vestibule_form_id?: number };
}
