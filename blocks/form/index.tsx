import apiFetch from '@wordpress/api-fetch';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { calendar } from '@wordpress/icons';
import { registerPlugin } from '@wordpress/plugins';
import { confirmationBlock } from '../confirmation';
import { section } from '../section';
import { step } from '../step';
import { submit } from '../submit';
import { BookingEdit } from './editor/booking/BookingEdit';
import { addConditions } from './editor/conditions/withConditions';
import { askBeforeTrash } from './editor/trash/askBeforeTrash';
import { TrashQuestion } from './editor/trash/TrashQuestion';
import { FormDocumentPanel } from './editor/FormDocumentPanel';
import { FormEdit, formLabel, FormSave } from './editor/FormEdit';
import { storeWithPage } from './editor/fresh/storeWithPage';
import { PlacesPanel } from './editor/places/PlacesPanel';
import { formIcon } from './editor/icons';
import { FIELD_BLOCKS } from './editor/fieldBlocks';
import { ownPatterns } from './editor/ownPatterns';
import { SpamPanel } from './editor/spam/SpamPanel';
import { MissingButtonNotice } from './editor/MissingButtonNotice';
import { SavingPanel } from './editor/saving/SavingPanel';
import { StartPlugin } from './editor/start/StartPlugin';
import { nameTemplates } from './editor/start/templateDialog';
import { WebhooksPanel } from './editor/webhooks/WebhooksPanel';
import { StepsPanel } from './editor/steps/StepsPanel';
import { registerFieldBlock } from '../fields/kit/editor/registerFieldBlock';
import { publish } from '../fields/kit/editor/publicApi';

/**
 * The editor's half of the whole family in one script: the fields share nearly everything. Only the name is passed on,
 * because title, attributes and the rest come from block.json and the contracts by way of the server.
 */
function register( name: string, settings: object ): void {
	registerBlockType( name, settings as BlockConfiguration );
}

addConditions();
register( 'vestibule/form', {
	icon: formIcon,
	edit: FormEdit,
	save: FormSave,
	__experimentalLabel: formLabel,
} );
register( 'vestibule/booking', {
	icon: calendar,
	edit: BookingEdit,
	save: () => null,
	__experimentalLabel: formLabel,
} );
[ ...FIELD_BLOCKS ]
	.sort( ( { order: one = Infinity }, { order: other = Infinity } ) => one - other )
	.forEach( ( { metadata, ...options } ) => registerFieldBlock( metadata, options ) );
register( submit.name, submit.settings );
register( step.name, step.settings );
register( section.name, section.settings );
register( confirmationBlock.name, confirmationBlock.settings );
registerPlugin( 'vestibule-form-settings', {
	render: FormDocumentPanel,
	icon: null,
} );
registerPlugin( 'vestibule-form-steps', { render: StepsPanel, icon: null } );
registerPlugin( 'vestibule-form-places', { render: PlacesPanel, icon: null } );
registerPlugin( 'vestibule-form-saving', { render: SavingPanel, icon: null } );
registerPlugin( 'vestibule-form-webhooks', { render: WebhooksPanel, icon: null } );
registerPlugin( 'vestibule-form-spam', { render: SpamPanel, icon: null } );
registerPlugin( 'vestibule-form-trash', { render: TrashQuestion, icon: null } );
registerPlugin( 'vestibule-form-button', {
	render: MissingButtonNotice,
	icon: null,
} );
registerPlugin( 'vestibule-form-start', { render: StartPlugin, icon: null } );
nameTemplates();
apiFetch.use( askBeforeTrash );
apiFetch.use( storeWithPage );
apiFetch.use( ownPatterns );
publish();
