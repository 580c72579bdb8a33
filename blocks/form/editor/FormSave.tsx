import { InnerBlocks } from '@wordpress/block-editor';
import type { FormAttributes } from './FormEdit';

/** The fields of a stored form are its post's; those of a new one stand in the page until it is saved. */
export const FormSave = ( { attributes: { ref } }: { attributes: FormAttributes } ) =>
	ref ? null : <InnerBlocks.Content />;
