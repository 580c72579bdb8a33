import { Button, Placeholder, Spinner } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { ComboboxControl } from '../../../../src/controls/wordpress';
import { eventLabel, type EventRecord } from '../../../fields/kit/editor/events';
import { useEvents } from '../../../fields/kit/editor/useEvents';
import { textOfHtml } from '../../../../src/shared/text-of-html';
import { FORM } from '../../../fields/kit/editor/kinds';
import { FormList } from '../FormList';
import { APPOINTMENT } from './arrange';

interface Props {
	onType( type: { id: number; name: string } ): void;
	onForm( id: number ): void;
	onCancel?: ( () => void ) | undefined;
}

/**
 * Placeholder for choosing an appointment type or an existing form that books appointments. Choosing an appointment
 * type creates a small form.
 */
export function BookingChooser( { onType, onForm, onCancel }: Props ) {
	const allowed = useSelect( ( select ) => select( coreStore ).canUser( 'create', FORM ), [] );
	return (
		<Placeholder
			className="vestibule-editor__chooser"
			icon={ calendar }
			label={ __( 'Book an appointment', 'vestibule' ) }
			instructions={
				allowed === false
					? __( 'Sorry, you are not allowed to choose a form. Ask an editor of the site.', 'vestibule' )
					: __(
							'Choose an appointment type to create a small form with a calendar, name and email address. Or choose one of your forms.',
							'vestibule'
						)
			}
		>
			{ allowed !== false && (
				<>
					<Types onType={ onType } />
					<FormList block={ APPOINTMENT } allowed={ allowed } none={ <></> } onChoose={ onForm } />
				</>
			) }
			{ onCancel && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
			) }
		</Placeholder>
	);
}

const nameOf = ( { title }: EventRecord ) => textOfHtml( title.rendered ) || __( 'Appointment', 'vestibule' );

function Types( { onType }: Pick< Props, 'onType' > ) {
	const { events } = useEvents( 0 );
	const published = ( events ?? [] ).filter( ( { status } ) => status === 'publish' );
	if ( ! events ) {
		return <Spinner />;
	}
	if ( published.length === 0 ) {
		return (
			<div>
				<p>
					{ __(
						'No appointment type is published yet. An appointment type sets the length and the times of appointments.',
						'vestibule'
					) }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href="post-new.php?post_type=vestibule_event"
					target="_blank"
				>
					{ __( 'Add an appointment type (opens in a new tab)', 'vestibule' ) }
				</Button>
			</div>
		);
	}
	return (
		<ComboboxControl
			label={ __( 'Appointment type', 'vestibule' ) }
			placeholder={ __( 'Choose an appointment type', 'vestibule' ) }
			value={ null }
			options={ published.map( ( event ) => ( { value: String( event.id ), label: eventLabel( event ) } ) ) }
			onChange={ ( value ) => {
				const chosen = published.find( ( { id } ) => String( id ) === value );
				if ( chosen ) {
					onType( { id: chosen.id, name: nameOf( chosen ) } );
				}
			} }
		/>
	);
}
