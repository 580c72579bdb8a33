import { heading } from '@wordpress/icons';
import { SectionEdit, type SectionAttributes } from './edit';

const plain = ( html: string ) => html.replace( /<[^>]*>/g, '' );

/** The editor's half of a section; the server prints it, its attributes come from block.json. */
export const section = {
	name: 'vestibule/section',
	settings: {
		icon: heading,
		edit: SectionEdit,
		save: () => null,
		__experimentalLabel: ( { title }: SectionAttributes ) => plain( title ) || undefined,
	},
};
