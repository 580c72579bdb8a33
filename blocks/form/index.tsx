import apiFetch from '@wordpress/api-fetch';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { calendar } from '@wordpress/icons';
import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType } from 'react';
import { withBase } from '../../src/controls/EditorVersions';
import { confirmationBlock } from '../confirmation/index';
import { section } from '../section/index';
import { step } from '../step/index';
import { submit } from '../submit/index';
import { BookingEdit } from './editor/booking/BookingEdit';
import { addConditions } from './editor/conditions/withConditions';
import { ButtonPanel, DocumentPanels, FormDocumentPanels, PlacesPanel } from './editor/DocumentPanels';
import { FormEdit, formLabel, FormSave } from './editor/FormEdit';
import { MERGED } from './editor/FormVersions';
import { storeWithPage } from './editor/storeWithPage';
import { formIcon } from './editor/FormChooser';
import { FIELD_BLOCKS } from './editor/fieldBlocks';
import { ownPatterns, StartPlugin } from './editor/start';
import { registerFieldBlock } from '../fields/kit/editor/registerFieldBlock';
import { publish } from '../fields/kit/editor/publicApi';

/**
 * Registers a block in the editor. The form and all its fields are in one script, because they share most of their
 * code. Only the block's name is needed here, because the server provides the title, attributes and other metadata from
 * block.json and the contracts.
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
const PLUGINS: Readonly< Record< string, ComponentType > > = {
	'vestibule-form-settings': FormDocumentPanels,
	'vestibule-form-steps': () => <DocumentPanels plugin="vestibule-form-steps" />,
	'vestibule-form-places': PlacesPanel,
	'vestibule-form-saving': () => <DocumentPanels plugin="vestibule-form-saving" />,
	'vestibule-form-prefill': () => <DocumentPanels plugin="vestibule-form-prefill" />,
	'vestibule-form-webhooks': () => <DocumentPanels plugin="vestibule-form-webhooks" />,
	'vestibule-form-spam': () => <DocumentPanels plugin="vestibule-form-spam" />,
	'vestibule-form-button': ButtonPanel,
	'vestibule-form-start': StartPlugin,
};
Object.entries( PLUGINS ).forEach( ( [ name, render ] ) => registerPlugin( name, { render, icon: null } ) );
apiFetch.use( storeWithPage );
apiFetch.use( withBase( MERGED ) );
apiFetch.use( ownPatterns );
publish();
