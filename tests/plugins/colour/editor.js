/** The block in the editor: what the page shows; label, help, required, name and messages come by themselves. */
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
		{ name: 'vestibule/field-colour' },
		{ View, Settings: PlaceholderControl, canBeInvalid: true, related: [ 'text' ] }
	);
} )( window.vestibule.formEditor, window.wp.element );
