import {
	CheckboxControl as Checkbox,
	ComboboxControl as Combobox,
	SelectControl as Select,
	TextControl as Text,
	TextareaControl as Textarea,
	ToggleControl as Toggle,
} from '@wordpress/components';
import { forwardRef } from '@wordpress/element';
import type { ComponentType, RefAttributes } from 'react';

const MARGIN = { __nextHasNoMarginBottom: true };
const SIZE = { ...MARGIN, __next40pxDefaultSize: true };

/** Returns a component with preset props. It has the type of the original and forwards its ref. */
function preset< Control >( Original: Control, props: object ): Control {
	const Shown = Original as unknown as ComponentType< RefAttributes< unknown > >;
	const Preset = forwardRef< unknown, object >( ( given, ref ) => <Shown { ...props } { ...given } ref={ ref } /> );
	return Preset as unknown as Control;
}

/*
 * WordPress controls with their current design: 40 px high and without a margin. Older WordPress versions need these
 * props for every control.
 */
export const CheckboxControl = /* @__PURE__ */ preset( Checkbox, MARGIN );
export const ComboboxControl = /* @__PURE__ */ preset( Combobox, SIZE );
export const SelectControl = /* @__PURE__ */ preset( Select, SIZE );
export const TextControl = /* @__PURE__ */ preset( Text, SIZE );
export const TextareaControl = /* @__PURE__ */ preset( Textarea, MARGIN );
export const ToggleControl = /* @__PURE__ */ preset( Toggle, MARGIN );
