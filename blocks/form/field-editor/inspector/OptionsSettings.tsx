import type { FieldPanelProps } from '../kinds';
import { OptionsControl } from './OptionsControl';

/** The settings of a type that has options and nothing else of its own. */
export const OptionsSettings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<OptionsControl options={ attributes.options ?? [] } onChange={ ( options ) => setAttributes( { options } ) } />
);
