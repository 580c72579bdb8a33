import { SelectControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { textOfHtml } from '../textOfHtml';
import type { FieldPanelProps } from './FieldInspector';

interface EventRecord {
	id: number;
	title: { rendered: string };
}

const QUERY = { per_page: 100, orderby: 'date', order: 'asc', _fields: 'id,title' };

/** The appointment type whose times are offered; 0 is the oldest published one. */
export function EventControl( { attributes, setAttributes }: FieldPanelProps ) {
	const { records } = useEntityRecords< EventRecord >(
		'postType',
		'vestibule_event',
		QUERY
	);
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Appointment type', 'vestibule' ) }
			value={ String( attributes.event ?? 0 ) }
			options={ [
				{ value: '0', label: __( 'The first one', 'vestibule' ) },
				...( records ?? [] ).map( ( { id, title } ) => ( {
					value: String( id ),
					label: textOfHtml( title.rendered ),
				} ) ),
			] }
			onChange={ ( id ) => setAttributes( { event: Number( id ) } ) }
		/>
	);
}
