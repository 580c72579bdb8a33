import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { TextareaControl } from '../../../../../src/controls/wordpress';
import { MAX_OPTIONS, optionsOfLines, replaceOptions, type Option } from '../options';
import { linesOfTable } from '../pastedTable';

interface PasteListProps {
	options: Option[];
	onChange( options: Option[] ): void;
	onClose(): void;
}

/** Dialog that adds options from lines of text, or replaces the list. */
export function PasteList( { options, onChange, onClose }: PasteListProps ) {
	const [ text, setText ] = useState( '' );
	const lines = linesOfTable( text );
	const added = optionsOfLines( lines, options );
	const use = ( changed: Option[] ) => {
		onChange( changed.slice( 0, MAX_OPTIONS ) );
		onClose();
	};
	return (
		<Modal title={ __( 'Paste a list', 'vestibule' ) } size="medium" onRequestClose={ onClose }>
			<TextareaControl
				label={ __( 'One option per line', 'vestibule' ) }
				help={ __(
					'Enter value|label if entries should store a different value than visitors see, such as de|Germany. You can also paste two columns from a spreadsheet or CSV file: value and label.',
					'vestibule'
				) }
				rows={ 10 }
				value={ text }
				onChange={ setText }
			/>
			<p role="status">
				{ sprintf(
					/* translators: 1: number of options, 2: maximum number of options. */
					_n(
						'%1$d option. A field can have at most %2$d.',
						'%1$d options. A field can have at most %2$d.',
						added.length,
						'vestibule'
					),
					added.length,
					MAX_OPTIONS
				) }
			</p>
			<div className="vestibule-editor__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ added.length === 0 }
					onClick={ () => use( replaceOptions( options, lines ) ) }
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
