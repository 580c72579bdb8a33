import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { goneNames, type Naming } from './naming';

interface Props {
	naming: Naming;
	/** The setting. */
	value: unknown;
	/** Those of the form. */
	fields: readonly Pick< AskedField, 'name' >[];
}

/** Says at a setting that it names fields that the form no longer has; nothing where all are there. */
export function GoneNotice( { naming, value, fields }: Props ) {
	const gone = goneNames( naming, value, fields );
	return gone.length === 0 ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: names of fields. */
				__( 'The form has no such field: %s. Choose another one, or take it out.', 'vestibule' ),
				gone.join( ', ' )
			) }
		</Notice>
	);
}
