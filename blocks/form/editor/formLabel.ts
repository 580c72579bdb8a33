import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { FORM } from './form';
import type { FormAttributes } from './FormEdit';
import { textOfHtml } from '../field-editor/textOfHtml';

/** What list view and breadcrumb call the block: the title of its form, once it is loaded. */
export function formLabel( { ref }: FormAttributes ): string | undefined {
	const form = ref
		? ( select( coreStore ).getEditedEntityRecord( FORM.kind, FORM.name, ref ) as unknown as
				{ title?: string } | undefined )
		: undefined;
	return form?.title ? textOfHtml( form.title ) : undefined;
}
