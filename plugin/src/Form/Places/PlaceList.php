<?php

declare(strict_types=1);

namespace Vestibule\Form\Places;

/** Places as a list with links to see and to edit each. */
final class PlaceList {

	/** @param list<Place> $places */
	public function render( array $places ): string {
		return '<ul class="ul-disc">' . implode( '', array_map( $this->line( ... ), $places ) ) . '</ul>';
	}

	private function line( Place $place ): string {
		if ( '' === $place->title ) {
			/* translators: %s: kind of content, such as Page. */
			return '<li>' . esc_html( sprintf( __( '%s: one that you may not see', 'vestibule' ), $place->kind ) ) . '</li>';
		}
		$links = array();
		if ( '' !== $place->view ) {
			/* translators: %s: title of a page. */
			$spoken  = sprintf( __( 'View “%s”', 'vestibule' ), $place->title );
			$links[] = $this->link( $place->view, __( 'View', 'vestibule' ), $spoken );
		}
		if ( '' !== $place->edit ) {
			/* translators: %s: title of a page. */
			$spoken  = sprintf( __( 'Edit “%s”', 'vestibule' ), $place->title );
			$links[] = $this->link( $place->edit, __( 'Edit', 'vestibule' ), $spoken );
		}
		/* translators: 1: kind of content, such as Page; 2: its title. */
		$name = esc_html( sprintf( __( '%1$s: %2$s', 'vestibule' ), $place->kind, $place->title ) );
		/* translators: 1: a page, such as "Page: Contact"; 2: links to view and to edit it. */
		return '<li>' . ( array() === $links ? $name : sprintf( esc_html__( '%1$s — %2$s', 'vestibule' ), $name, implode( ' | ', $links ) ) ) . '</li>';
	}

	/** @param string $spoken The word with the title, for those who hear a list of links. */
	private function link( string $url, string $word, string $spoken ): string {
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $spoken ), esc_html( $word ) );
	}
}
