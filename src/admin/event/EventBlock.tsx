import { useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { DaysOffEditor } from '../hours/DaysOffEditor';
import { Section } from '../kit/Section';
import { About } from './About';
import { BlockPanels, PLUGIN } from './EventPanels';
import { PlacesSection } from './PlacesSection';
import { PreviewSection } from './PreviewSection';
import { showSetting } from './showSetting';
import { TimesSection } from './TimesSection';
import { useEvent, type EditedEvent } from './useEvent';

/** The canvas: the event as visitors meet it, its hours and days off, and the times that come of them. */
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

/** Times say themselves what is wrong with them, once they were left; dates say it at once. */
const isSaidThere = ( path: string ) => path === 'timezone' || /^overrides\.\d+\.(from|to|name)$/.test( path );

function Canvas( { event: { server, draft, wrong, refused, change } }: { event: EditedEvent } ) {
	const errors = {
		...Object.fromEntries( Object.entries( wrong ).filter( ( [ path ] ) => isSaidThere( path ) ) ),
		...refused,
	};
	// WordPress does not save what is new and has no title.
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
						{ __( 'It can be saved as soon as it has a name.', 'vestibule' ) }
					</p>
				) }
			</div>
			<About draft={ draft } onEdit={ () => showSetting( PLUGIN, 'duration' ) } />
			<TimesSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
			<Section title={ __( 'Days off and other hours', 'vestibule' ) }>
				<p className="vestibule-admin__hint">
					{ __(
						'On these days their own hours count instead of the week’s. Of several that name a day the shortest counts.',
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
