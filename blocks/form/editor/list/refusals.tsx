import type { ReactNode } from 'react';

/** What a control shows at its place: the sentence of the server instead of its help. */
export type Refusal = ( path: string, help?: string ) => { help?: ReactNode; 'aria-invalid': boolean };

/** @param fields Sentences by path, as the server refused them. */
export function refusalsOf( fields: Record< string, string > ): Refusal {
	return ( path, help ) => {
		const sentence = fields[ path ];
		return {
			'aria-invalid': Boolean( sentence ),
			help: sentence ? <span className="vestibule-editor__refused">{ sentence }</span> : help,
		};
	};
}
