import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { goneNames, type Naming } from './naming';

interface Props {
	naming: Naming;
	/** Value of the setting. */
	value: unknown;
	/** Fields of the form. */
	fields: readonly Pick< AskedField, 'name' >[];
}

/** Warning that a setting refers to fields that the form no longer has. Renders nothing if all fields exist. */
export function GoneNotice( { naming, value, fields }: Props ) {
	const gone = goneNames( naming, value, fields );
	return gone.length === 0 ? null : (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: names of fields. */
				__( 'Field not found: %s. Choose another field, or remove this one.', 'vestibule' ),
				gone.join( ', ' )
			) }
		</Notice>
	);
}
