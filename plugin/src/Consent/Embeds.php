<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\View\Html;
use WP_HTML_Tag_Processor;

/** Content of other sites waits until the visitor agrees, to all of it or to this one (contract section 3: no third party before consent). */
final class Embeds {

	/** @param string $html Of a block with a frame of another site in it. */
	public function wait( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'IFRAME' ) ) ) {
			return $html;
		}
		$src  = $tags->get_attribute( 'src' );
		$host = is_string( $src ) ? (string) wp_parse_url( $src, PHP_URL_HOST ) : '';
		if ( ! is_string( $src ) || '' === $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ) {
			return $html;
		}
		$tags->set_attribute( 'data-src', $src );
		$tags->set_attribute( 'data-consent', 'marketing' );
		$tags->remove_attribute( 'src' );
		return str_replace( '<iframe', $this->offer( $src, $host ) . '<iframe', $tags->get_updated_html() );
	}

	/** Without scripts it is a link. */
	private function offer( string $src, string $host ): string {
		/* translators: %s: the name of another site, such as www.example.org. */
		$words = sprintf( __( 'Here is content of %s. When it is shown, that site learns of your visit.', 'vestibule' ), $host );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-consent-offer' ),
			Html::element( 'p', array(), Html::text( $words ) )
			. Html::element( 'a', array( 'href' => esc_url( $src ), 'class' => 'vestibule-consent-offer__show', 'rel' => 'noopener noreferrer', 'data-hold' => true ), Html::text( __( 'Show it', 'vestibule' ) ) )
		);
	}
}
