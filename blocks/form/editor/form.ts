export const FORM_BLOCK = 'vestibule/form';

export interface FormRecord {
	id: number;
	status: string;
	title: { rendered: string; raw?: string };
	meta?: { vestibule_form_id?: number };
}
