import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { SaveBar } from '../settings-parts/SaveBar';
import { Section } from '../settings-parts/Section';
import { useUnsaved } from '../settings-parts/useUnsaved';
import { Field } from './Field';
import type { FromServer, NumberKey } from './fromServer';
import { TimesSection } from './TimesSection';
import { useEvent } from './useEvent';

type Help = ( least: string, most: string ) => string;

const WORDS: readonly { key: NumberKey; label: string; help: Help }[] = [
	{
		key: 'duration',
		label: __( 'Length', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the smallest number, 2: the largest number. */
				__( 'Minutes of one appointment, from %1$s to %2$s. The next one starts when it ends.', 'vestibule' ),
				least,
				most
			),
	},
	{
		key: 'capacity',
		label: __( 'Seats', 'vestibule' ),
		help: ( least, most ) =>
			/* translators: 1: the smallest number, 2: the largest number. */
			sprintf( __( 'How many visitors can have the same time, from %1$s to %2$s.', 'vestibule' ), least, most ),
	},
	{
		key: 'notice',
		label: __( 'Notice', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the smallest number, 2: the largest number. */
				__( 'Minutes between booking and appointment at least, from %1$s to %2$s.', 'vestibule' ),
				least,
				most
			),
	},
	{
		key: 'horizon',
		label: __( 'Days ahead', 'vestibule' ),
		help: ( least, most ) =>
			/* translators: 1: the smallest number, 2: the largest number. */
			sprintf( __( 'How far ahead visitors can book, from %1$s to %2$s days.', 'vestibule' ), least, most ),
	},
];

/** Makes and changes one appointment type (docs/booking.md). */
export function App( { server }: { server: FromServer } ) {
	const { draft, change, save, status, errors, failure, isBusy, isDirty, message } = useEvent( server );
	const place = useRef< HTMLDivElement >( null );
	const isPublished = status === 'publish';
	useUnsaved( isDirty );

	useEffect( () => {
		if ( Object.keys( errors ).length > 0 ) {
			place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ errors ] );

	const saveAs = async ( wanted: 'publish' | 'draft' ) => {
		if ( await save( wanted ) ) {
			// A new one has its own address from now on: loading again shows it and does not begin another.
			window.history.replaceState( null, '', server.editUrl );
		}
	};
	const numberHelp = ( key: NumberKey, help: Help ) => {
		const [ least = '', most = '' ] = server.limits[ key ].map( ( number ) =>
			number.toLocaleString( document.documentElement.lang || 'en' )
		);
		return help( least, most );
	};
	return (
		<div className="vestibule-admin vestibule-event" ref={ place }>
			<div className="vestibule-admin__sections">
				<Section title={ __( 'Appointment', 'vestibule' ) }>
					<Field
						label={ __( 'Name', 'vestibule' ) }
						help={ __(
							'Such as “Consultation”. Shown in the settings of forms, in entries and in calendars.',
							'vestibule'
						) }
						value={ draft.name }
						error={ errors.name ?? '' }
						onChange={ ( name ) => change( { name } ) }
					/>
					<div className="vestibule-admin__pair">
						{ WORDS.map( ( { key, label, help } ) => (
							<Field
								key={ key }
								isNumber
								label={ label }
								help={ numberHelp( key, help ) }
								value={ draft.numbers[ key ] }
								error={ errors[ key ] ?? '' }
								onChange={ ( number ) => change( { numbers: { ...draft.numbers, [ key ]: number } } ) }
							/>
						) ) }
					</div>
				</Section>
				<TimesSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
				<SaveBar
					failure={ failure }
					message={ isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message }
					label={ isPublished ? __( 'Save', 'vestibule' ) : __( 'Publish', 'vestibule' ) }
					isBusy={ isBusy }
					isDisabled={ ! server.canPublish }
					isChecked
					onSave={ () => void saveAs( 'publish' ) }
				>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void saveAs( 'draft' ) }
					>
						{ isPublished ? __( 'Hide from visitors', 'vestibule' ) : __( 'Save as a draft', 'vestibule' ) }
					</Button>
					<Button __next40pxDefaultSize variant="tertiary" href={ server.listUrl }>
						{ __( 'All appointment types', 'vestibule' ) }
					</Button>
					{ server.trashUrl !== '' && status !== 'new' && (
						<Button __next40pxDefaultSize variant="tertiary" isDestructive href={ server.trashUrl }>
							{ __( 'Move to Trash', 'vestibule' ) }
						</Button>
					) }
				</SaveBar>
			</div>
		</div>
	);
}
