/** Block in the editor. The controls for label, help text, "required", name and messages are added automatically. */
( ( { registerFieldBlock, Frame, PlaceholderControl }, { createElement } ) => {
	const View = ( props ) =>
		createElement(
			Frame,
			props,
			createElement( 'input', {
				className: 'vestibule-field__input',
				id: props.field.id,
				type: 'text',
				placeholder: props.field.placeholder,
			} )
		);
	registerFieldBlock(
		{ name: 'vestibule/field-sample-extension-reference' },
		{ View, Settings: PlaceholderControl, canBeInvalid: true, related: [ 'text' ] }
	);
} )( window.vestibule.formEditor, window.wp.element );
