import { useBlockProps } from '@wordpress/block-editor';
import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { durationWords } from '../kit/fields/durations';
import { DaysOffEditor } from '../kit/hours/DaysOffEditor';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { ZoneControl } from '../kit/hours/ZoneControl';
import { Section } from '../kit/settings/Section';
import type { Draft, Errors, FromServer } from './draft';
import { BlockPanels, PLUGIN } from './EventPanels';
import { PlacesSection } from './PlacesSection';
import { PreviewSection } from './PreviewSection';
import { showSetting } from './SavingGuard';
import { useEvent, type EditedEvent } from './useEvent';

interface AboutProps {
	draft: Draft;
	/** Opens the settings for duration and location. */
	onEdit(): void;
}

/** Returns the location as visitors see it. Links and phone numbers are shown only after booking. */
function placeOf( { kind, text }: Draft[ 'place' ] ): string {
	switch ( kind ) {
		case 'none':
			return '';
		case 'phone':
			return __( 'By phone', 'vestibule' );
		case 'video':
			return __( 'Video call', 'vestibule' );
		default:
			return text.trim();
	}
}

/** Duration and location, as visitors see them above the calendar. */
function About( { draft, onEdit }: AboutProps ) {
	const minutes = Number( draft.numbers.duration );
	const place = placeOf( draft.place );
	return (
		<div className="vestibule-event__about">
			{ Number.isInteger( minutes ) && minutes > 0 && <span>{ durationWords( minutes ) }</span> }
			{ place !== '' && <span>{ place }</span> }
			<Button variant="link" onClick={ onEdit }>
				{ __( 'Change length and location', 'vestibule' ) }
			</Button>
		</div>
	);
}

interface TimesSectionProps {
	server: FromServer;
	draft: Draft;
	errors: Errors;
	onChange( changes: Partial< Draft > ): void;
}

/** Settings for the time zone and the weekly opening hours. */
function TimesSection( { server, draft, errors, onChange }: TimesSectionProps ) {
	return (
		<Section title={ __( 'Opening hours', 'vestibule' ) }>
			<ZoneControl
				zone={ draft.timezone }
				zones={ server.zones }
				siteZone={ server.siteZone }
				error={ errors.timezone ?? '' }
				onChange={ ( timezone ) => onChange( { timezone } ) }
			/>
			<p className="vestibule-admin__hint">
				{ __(
					'Enter times such as 9, 9:30, 9am or 17h, or 9–12 to enter start and end at once. Times that end before they start continue into the next day.',
					'vestibule'
				) }
			</p>
			<WeekEditor
				week={ draft.hours }
				names={ server.days }
				firstDay={ server.firstDay }
				errors={ errors }
				onChange={ ( hours ) => onChange( { hours } ) }
			/>
		</Section>
	);
}

/** Canvas of the editor: name, opening hours, days off, and a preview of the resulting times. */
export function EventBlock() {
	const event = useEvent();
	return (
		<>
			<BlockPanels />
			<div { ...useBlockProps( { className: 'vestibule-event' } ) }>
				{ event ? <Canvas event={ event } /> : <Spinner /> }
			</div>
		</>
	);
}

/**
 * Checks whether the hours editors already display the error of a setting. They do so after a control has lost the
 * focus.
 */
const isSaidThere = ( path: string ) => path === 'timezone' || /^overrides\.\d+\.(from|to|name)$/.test( path );

function Canvas( { event: { server, draft, wrong, refused, change } }: { event: EditedEvent } ) {
	const errors = {
		...Object.fromEntries( Object.entries( wrong ).filter( ( [ path ] ) => isSaidThere( path ) ) ),
		...refused,
	};
	// WordPress doesn't save new posts without a title.
	const isUnnamed = useSelect( ( select ) => {
		const editor = select( editorStore );
		return (
			editor.isEditedPostNew() && editor.isEditedPostDirty() && editor.getEditedPostAttribute( 'title' ) === ''
		);
	}, [] );
	const nameless = wrong.name ?? refused.name;
	return (
		<>
			<div role="status">
				{ nameless && <p className="vestibule-admin__error">{ nameless }</p> }
				{ ! nameless && isUnnamed && (
					<p className="vestibule-admin__hint">
						{ __( 'Enter a name to save the appointment type.', 'vestibule' ) }
					</p>
				) }
			</div>
			<About draft={ draft } onEdit={ () => showSetting( PLUGIN, 'duration' ) } />
			<TimesSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
			<Section title={ __( 'Days off and other hours', 'vestibule' ) }>
				<p className="vestibule-admin__hint">
					{ __(
						'On these days, these hours apply instead of the weekly hours. If several entries include the same day, the shortest entry applies.',
						'vestibule'
					) }
				</p>
				<DaysOffEditor
					daysOff={ draft.daysOff }
					errors={ errors }
					onChange={ ( daysOff ) => change( { daysOff } ) }
				/>
			</Section>
			<PreviewSection server={ server } draft={ draft } />
			<PlacesSection />
		</>
	);
}
