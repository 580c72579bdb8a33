<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Contract\FormSettings;
use Vestibule\Kernel\Schema\Formats;

/** Alternative contact for visitors who can't use a form. Never contains the administrator's email address. */
final class AlternativeContact {

	/**
	 * @param string $words Plain text with %s for the link.
	 * @param string $url mailto: URL, or URL of the site.
	 */
	private function __construct(
		public readonly string $words,
		public readonly string $url,
		public readonly string $label
	) {}

	/** Creates the contact from the recipients of a form. Returns null if there are none. */
	public static function mail( string $mail_to ): ?self {
		$address = Formats::addresses( $mail_to )[0] ?? '';
		return '' === $address
			? null
			/* translators: %s: an email address. */
			: new self( __( 'Write to %s instead.', 'vestibule' ), "mailto:{$address}", $address );
	}

	/** Creates a link to the front page. Returns null on the front page itself. */
	public static function site(): ?self {
		return is_front_page()
			? null
			: new self(
				/* translators: %s: name of the site. */
				__( 'Find another way to reach us at %s.', 'vestibule' ),
				home_url( '/' ),
				wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
			);
	}

	/**
	 * Returns the message that is displayed if the server doesn't respond. Pages contain the message from the start:
	 * the form's own message, or else a link to the site. Doesn't contain the form's email address, because every page
	 * would publish it.
	 *
	 * @return string HTML. Empty on the front page if the form has no message.
	 */
	public static function whenUnreached( FormSettings $settings ): string {
		$own = trim( $settings->unavailableMessage );
		return '' === $own ? ( self::site()?->html() ?? '' ) : wpautop( wp_kses_post( $own ) );
	}

	/** @return string HTML with the email address obfuscated. */
	public function html(): string {
		$label = esc_html( $this->label );
		$url   = esc_url( $this->url );
		if ( str_starts_with( $this->url, 'mailto:' ) ) {
			$label = antispambot( $this->label );
			$url   = 'mailto:' . antispambot( $this->label );
		}
		return sprintf( esc_html( $this->words ), "<a href=\"{$url}\">{$label}</a>" );
	}

	/** @return array{words: string, url: string, label: string} Props for the browser. */
	public function props(): array {
		return array( 'words' => $this->words, 'url' => $this->url, 'label' => $this->label );
	}
}
