<?php

declare(strict_types=1);

namespace Vestibule\Spam;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use Vestibule\View\PostType;

/** How each form is protected: its post meta (contract form-spam). */
final class FormProtection {

	public const META = 'vestibule_form_spam';

	private const FORM = 'vestibule_form';

	/** What a phone of the middle class needs about a second for, in bits (docs/spam.md). */
	private const WORK = 17;

	public function __construct( private readonly Schema $schema ) {}

	public function register(): void {
		PostType::registerSettings(
			self::FORM,
			self::META,
			array(
				'default'           => $this->schema->defaults( 'form-spam' ),
				'revisions_enabled' => true,
				'sanitize_callback' => fn ( mixed $stored ): array => $this->schema->fit( 'form-spam', $stored ),
			),
			$this->schema->read( 'form-spam' )
		);
	}

	/** The captcha that was chosen, whether it is set up or not; empty for none. */
	public function captcha( int $form_post ): string {
		return $this->values( $form_post )->string( 'captcha' );
	}

	public function needsScripts( int $form_post ): bool {
		return $this->values( $form_post )->isOn( 'needsScripts' );
	}

	/** In bits; 0 where the form asks for none. */
	public function work( int $form_post ): int {
		return $form_post > 0 && $this->values( $form_post )->isOn( 'work' ) ? self::WORK : 0;
	}

	/** @return list<string> The captchas that published forms have chosen. */
	public function chosenCaptchas(): array {
		$forms = get_posts( array( 'post_type' => self::FORM, 'post_status' => 'publish', 'fields' => 'ids', 'numberposts' => 100 ) ); // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
		return array_values( array_unique( array_filter( array_map( $this->captcha( ... ), $forms ) ) ) );
	}

	private function values( int $form_post ): Values {
		return new Values( $this->schema->fit( 'form-spam', get_post_meta( $form_post, self::META, true ) ) );
	}
}
