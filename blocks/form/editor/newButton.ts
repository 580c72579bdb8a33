import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BUTTON } from './missingButton';

/** The button that a form without one is offered. */
export const newButton = (): Block => createBlock( BUTTON, { label: __( 'Send enquiry', 'vestibule' ) } );
