<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\FormSettings;

/**
 * How visitors reach the owner where the site does not take what they typed: the owner's own sentence for a form that is
 * not available, or the way to the home page. Pages print it beforehand, so no address that the owner has not published
 * stands in it.
 */
final class OtherWay {

	/** @return string HTML; empty where this is the home page and the owner has written nothing. */
	public function html( FormSettings $settings ): string {
		$own = trim( $settings->unavailableMessage );
		return '' === $own ? $this->home() : wpautop( wp_kses_post( $own ) );
	}

	/** Empty on the home page itself. */
	public function home(): string {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( home_url( '/' ) ), esc_html( get_bloginfo( 'name' ) ) );
		/* translators: %s: name of the site. */
		return is_front_page() ? '' : sprintf( esc_html__( 'Find another way to reach us at %s.', 'vestibule' ), $link );
	}
}
