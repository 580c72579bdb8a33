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
			$links[] = $this->link( $place->view, __( 'View', 'vestibule' ), $place->title );
		}
		if ( '' !== $place->edit ) {
			$links[] = $this->link( $place->edit, __( 'Edit', 'vestibule' ), $place->title );
		}
		/* translators: 1: kind of content, such as Page; 2: its title. */
		return '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'vestibule' ), $place->kind, $place->title ) ) . ( array() === $links ? '' : ' — ' . implode( ' | ', $links ) ) . '</li>';
	}

	private function link( string $url, string $word, string $title ): string {
		return sprintf( '<a href="%s">%s<span class="screen-reader-text"> “%s”</span></a>', esc_url( $url ), esc_html( $word ), esc_html( $title ) );
	}
}
