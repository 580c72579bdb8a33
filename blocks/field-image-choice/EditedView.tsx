import type { FieldAttributes } from '../../src/contracts/field';
import type { FieldViewProps } from '../form/field-parts/types';
import { useMedia } from './useMedia';
import { View } from './View';

/** In the editor the pictures come from the media library by their ids. */
export function EditedView( { attributes, ...props }: FieldViewProps & { attributes: FieldAttributes } ) {
	const pictures = useMedia( ( attributes.options ?? [] ).map( ( { image } ) => image ?? 0 ) );
	return <View { ...props } field={ { ...props.field, settings: { ...attributes, pictures } } } />;
}
