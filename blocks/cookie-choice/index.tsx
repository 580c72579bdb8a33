import { useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lockOutline } from '@wordpress/icons';
import metadata from './block.json';
import './style.css';

/** Preview of the button. The button's text is a setting of the cookie notice. */
function Edit() {
	return (
		<div { ...useBlockProps() }>
			<div className="vestibule-notice-control is-inline">
				<span className="vestibule-notice-control__button">{ __( 'Change cookie choice', 'vestibule' ) }</span>
			</div>
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: lockOutline,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
