<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

/**
 * The page that the visitor is on, as an opening message names it (docs/reference/chat.md): the same for every visitor,
 * so that a cache may keep it.
 */
final class Page {

	public static function title(): string {
		return html_entity_decode( wp_strip_all_tags( is_singular() ? single_post_title( '', false ) ?? '' : wp_get_document_title() ), ENT_QUOTES, 'UTF-8' );
	}

	public static function url(): string {
		if ( is_singular() ) {
			return (string) get_permalink();
		}
		global $wp;
		return home_url( user_trailingslashit( isset( $wp->request ) && is_string( $wp->request ) ? $wp->request : '' ) );
	}
}
