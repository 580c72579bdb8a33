<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\View\Html;

/**
 * What stands in the place of something of another site until the visitor agrees. Without scripts it is a link to the
 * source.
 *
 * @phpstan-import-type Service from EmbedServices
 */
final class EmbedOffer {

	/**
	 * @param Service $service
	 * @param string  $source Address where a visitor can see it.
	 * @param string  $style  The space that it will take, where that is not said around it.
	 */
	public static function render( array $service, string $source, string $style = '' ): string {
		$name = $service['name'];
		/* translators: %s: a service such as YouTube. */
		$words = sprintf( __( 'This comes from %s, which learns of your visit when it loads.', 'vestibule' ), $name );
		$kind  = Category::labels()[ $service['kind'] ] ?? $service['kind'];
		/* translators: %s: a service such as YouTube. */
		$always = sprintf( __( 'Always load from %s', 'vestibule' ), $name );
		/* translators: %s: a kind of cookies, such as Marketing. */
		$note = sprintf( __( '“Always” accepts cookies of the kind “%s” on this site.', 'vestibule' ), $kind );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-consent-offer', 'role' => 'group', 'aria-label' => $name, 'style' => '' === $style ? null : $style ),
			Html::element( 'p', array( 'class' => 'vestibule-consent-offer__name' ), Html::escape( $name ) )
			. Html::element( 'p', array(), Html::escape( $words ) )
			. Html::element( 'div', array( 'class' => 'vestibule-consent-offer__buttons', 'data-choice' => true ), self::button( 'show', __( 'Load this once', 'vestibule' ) ) . self::button( 'always', $always ) )
			. Html::element( 'p', array( 'class' => 'vestibule-consent-offer__note' ), Html::escape( $note ) )
			. self::link( $source )
		);
	}

	private static function button( string $does, string $label ): string {
		return Html::element( 'button', array( 'type' => 'button', 'class' => 'vestibule-consent-offer__' . $does ), Html::escape( $label ) );
	}

	private static function link( string $source ): string {
		$host = (string) wp_parse_url( $source, PHP_URL_HOST );
		/* translators: %s: the name of another site, such as www.example.org. */
		$words = sprintf( __( 'Open it on %s', 'vestibule' ), $host );
		return Html::element( 'p', array(), Html::element( 'a', array( 'href' => esc_url_raw( $source ), 'rel' => 'noopener noreferrer' ), Html::escape( $words ) ) );
	}
}
