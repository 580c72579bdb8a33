/** Image in the media library. */
export interface Picture {
	id: number;
	url: string;
}

interface Frame {
	on( event: 'select', listener: () => void ): void;
	open(): void;
	state(): {
		get( name: 'selection' ): {
			first(): { toJSON(): { id: number; url: string; sizes?: { thumbnail?: { url: string } } } };
		};
	};
}

/** Opens WordPress's media dialog for images. */
export function chooseImage( title: string, button: string, chosen: ( picture: Picture ) => void ): void {
	const { wp } = window as { wp?: { media?: ( options: object ) => Frame } };
	const frame = wp?.media?.( { title, button: { text: button }, library: { type: 'image' }, multiple: false } );
	frame?.on( 'select', () => {
		const { id, url, sizes } = frame.state().get( 'selection' ).first().toJSON();
		chosen( { id, url: sizes?.thumbnail?.url ?? url } );
	} );
	frame?.open();
}
