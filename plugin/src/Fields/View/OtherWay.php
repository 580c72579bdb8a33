<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Contract\FormSettings;
use Vestibule\Kernel\Schema\Formats;

/** Another way to reach the owner where a form has nothing to offer: never the administrator's address. */
final class OtherWay {

	/**
	 * @param string $words Plain text, with %s for the link.
	 * @param string $url   mailto: or the site.
	 */
	private function __construct( public readonly string $words, public readonly string $url, public readonly string $label ) {}

	/** An address that was given to this form. */
	public static function mail( string $mail_to ): ?self {
		$address = Formats::addresses( $mail_to )[0] ?? '';
		/* translators: %s: an email address. */
		return '' === $address ? null : new self( __( 'Write to %s instead.', 'vestibule' ), "mailto:{$address}", $address );
	}

	/** The site; null on its front page, which leads nowhere from there. */
	public static function site(): ?self {
		/* translators: %s: name of the site. */
		return is_front_page() ? null : new self( __( 'Find another way to reach us at %s.', 'vestibule' ), home_url( '/' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
	}

	/**
	 * What a page prints beforehand for a form whose server may not answer: the owner's own sentence for a form that is
	 * not available, else the site. The form's address is left out, because every page would publish it.
	 *
	 * @return string HTML; empty on the front page where the owner has written nothing.
	 */
	public static function whenUnreached( FormSettings $settings ): string {
		$own = trim( $settings->unavailableMessage );
		return '' === $own ? ( self::site()?->html() ?? '' ) : wpautop( wp_kses_post( $own ) );
	}

	/** @return string HTML. */
	public function html(): string {
		$label = esc_html( $this->label );
		$url   = esc_url( $this->url );
		if ( str_starts_with( $this->url, 'mailto:' ) ) {
			$label = antispambot( $this->label );
			$url   = 'mailto:' . antispambot( $this->label );
		}
		return sprintf( esc_html( $this->words ), "<a href=\"{$url}\">{$label}</a>" );
	}

	/** @return array{words: string, url: string, label: string} As the page hands it to the browser. */
	public function props(): array {
		return array( 'words' => $this->words, 'url' => $this->url, 'label' => $this->label );
	}
}
