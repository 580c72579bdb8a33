<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Language\Language;

defined( 'ABSPATH' ) || exit;

/** Default texts of the chat. Settings contain them in English. Pages and screens show the translations. */
final class DefaultWords {

	/** @return string Translation of a default text. Any other text is returned unchanged. */
	public function translate( string $text ): string {
		return match ( $text ) {
			'Online'                 => __( 'Online', 'vestibule' ),
			'Offline'                => __( 'Offline', 'vestibule' ),
			'Need Help? Chat with us' => __( 'Need Help? Chat with us', 'vestibule' ),
			'Start a Conversation'   => __( 'Start a Conversation', 'vestibule' ),
			// Default text of versions before 0.2.0. Old settings can still contain it.
			'Hi! Click one of our member below to chat on',
			/* translators: followed by the name of a messaging app. */
			'Hi! Click one of our members below to chat on' => __(
				'Hi! Click one of our members below to chat on',
				'vestibule'
			),
			'The team typically replies in a few minutes.' => __(
				'The team typically replies in a few minutes.',
				'vestibule'
			),
			'Please accept our <a href="/privacy-policy/">privacy policy</a> first to start a conversation.'
				=> __(
					'Please accept our <a href="/privacy-policy/">privacy policy</a> first to start a conversation.',
					'vestibule'
				),
			'Chat with us'           => __( 'Chat with us', 'vestibule' ),
			/* translators: symbols for hours and minutes, separated by a colon. They follow a number without a space. */
			'h:m'                    => _x( 'h:m', 'signs of hours and minutes', 'vestibule' ),
			default                  => $text,
		};
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @return array<array-key, mixed> Settings with default texts in the site's language.
	 */
	public function translateAll( array $settings ): array {
		return Language::during(
			Language::ofSite(),
			function () use ( $settings ): array {
				array_walk_recursive(
					$settings,
					function ( mixed &$value ): void {
						$value = is_string( $value ) ? $this->translate( $value ) : $value;
					}
				);
				return $settings;
			}
		);
	}
}
