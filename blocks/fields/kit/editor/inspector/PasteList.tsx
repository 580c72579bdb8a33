import { Button, Modal, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { MOST_OPTIONS, optionsOfLines, replaceOptions, type Option } from '../options';

interface Props {
	options: Option[];
	onChange( options: Option[] ): void;
	onClose(): void;
}

/** Options as lines: added to the list, or in its place. */
export function PasteList( { options, onChange, onClose }: Props ) {
	const [ text, setText ] = useState( '' );
	const added = optionsOfLines( text, options );
	const use = ( changed: Option[] ) => {
		onChange( changed.slice( 0, MOST_OPTIONS ) );
		onClose();
	};
	return (
		<Modal title={ __( 'Paste a list', 'vestibule' ) } size="medium" onRequestClose={ onClose }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'One option a line', 'vestibule' ) }
				help={ __(
					'Write value|label where entries shall hold another word than visitors read, such as de|Germany.',
					'vestibule'
				) }
				rows={ 10 }
				value={ text }
				onChange={ setText }
			/>
			<p role="status">
				{ sprintf(
					/* translators: 1: number of options, 2: how many a field can have. */
					_n(
						'%1$d option; a field has at most %2$d.',
						'%1$d options; a field has at most %2$d.',
						added.length,
						'vestibule'
					),
					added.length,
					MOST_OPTIONS
				) }
			</p>
			<div className="vestibule-editor__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ added.length === 0 }
					onClick={ () => use( replaceOptions( options, text ) ) }
				>
					{ __( 'Replace the options', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ added.length === 0 }
					onClick={ () => use( [ ...options, ...added ] ) }
				>
					{ __( 'Add to the options', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
