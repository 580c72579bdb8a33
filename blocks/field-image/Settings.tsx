import { __ } from '@wordpress/i18n';
import { FileSettings } from '../form/field-editor/inspector/FileSettings';
import { LimitControl } from '../form/field-editor/inspector/LimitControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';

const OFFERED = [ 'jpg', 'png', 'gif', 'webp' ];

/** In pixels. */
const WIDEST = 20000;

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const pixels = [
		[ 'minWidth', __( 'Least width (pixels)', 'vestibule' ) ],
		[ 'minHeight', __( 'Least height (pixels)', 'vestibule' ) ],
		[ 'maxWidth', __( 'Largest width (pixels)', 'vestibule' ) ],
		[ 'maxHeight', __( 'Largest height (pixels)', 'vestibule' ) ],
	] as const;
	return (
		<>
			<FileSettings { ...props } offered={ OFFERED } />
			{ pixels.map( ( [ name, label ] ) => (
				<LimitControl
					key={ name }
					label={ label }
					help={ __( 'Leave empty for no limit.', 'vestibule' ) }
					value={ attributes[ name ] ?? 0 }
					max={ WIDEST }
					onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
				/>
			) ) }
		</>
	);
}
