import { Choices, type Picture } from '../form/field-parts/Choices';
import { settingsOf, type FieldViewProps } from '../form/field-parts/types';

export interface ImageChoiceSettings {
	multiple: boolean;
	/** In the order of the options. */
	pictures: ( Picture | null )[];
}

/** Options with pictures, of which one or several are chosen; they post a list either way. */
export function View( props: FieldViewProps ) {
	const { multiple = false, pictures = [] } = settingsOf< ImageChoiceSettings >( props.field );
	return <Choices { ...props } radio={ ! multiple } list pictures={ pictures } />;
}
