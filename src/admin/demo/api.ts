import apiFetch from '@wordpress/api-fetch';

/** Something of the demo that was not taken out. */
export interface Kept {
	id: number;
	title: string;
	reason: string;
	link: string;
}

export function makeStep( step: string ): Promise< unknown > {
	return apiFetch( { path: '/vestibule/v1/demo', method: 'POST', data: { step } } );
}

export async function removeDemo(): Promise< Kept[] > {
	const answer: { kept: Kept[] } = await apiFetch( { path: '/vestibule/v1/demo', method: 'DELETE' } );
	return answer.kept;
}
