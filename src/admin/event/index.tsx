import apiFetch from '@wordpress/api-fetch';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { withBase } from '../../controls/EditorVersions';
import { EventBlock } from './EventBlock';
import { EventPanels, PLUGIN } from './EventPanels';
import { asSent, MERGED } from './merged';
import { SavingGuard } from './SavingGuard';
import '../kit/settings/screen.css';
import './event.css';

const block: BlockConfiguration = {
	name: 'vestibule/event',
	apiVersion: 3,
	title: __( 'Appointment type', 'vestibule' ),
	category: 'widgets',
	icon: 'calendar-alt',
	attributes: {},
	// The block is the whole canvas, so block actions are disabled.
	supports: {
		inserter: false,
		multiple: false,
		reusable: false,
		html: false,
		customClassName: false,
		lock: false,
		renaming: false,
		visibility: false,
		vestibuleReveal: false,
		__experimentalToolbar: false,
	} as BlockConfiguration[ 'supports' ],
	edit: EventBlock,
	save: () => null,
};

registerBlockType( block.name, block );
apiFetch.use( withBase( MERGED, asSent ) );
registerPlugin( PLUGIN, { render: EventPanels, icon: null } );
registerPlugin( `${ PLUGIN }-saving`, { render: SavingGuard, icon: null } );
