<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Language\Language;

defined( 'ABSPATH' ) || exit;

/**
 * The chat's words before an owner writes others. The contract has them in English; pages and screens show them in
 * their language.
 */
final class DefaultWords {

	/** @return string The translation of a default of the contract; any other text as it is. */
	public function translate( string $text ): string {
		return match ( $text ) {
			'Online'                 => __( 'Online', 'vestibule' ),
			'Offline'                => __( 'Offline', 'vestibule' ),
			'Need Help? Chat with us' => __( 'Need Help? Chat with us', 'vestibule' ),
			'Start a Conversation'   => __( 'Start a Conversation', 'vestibule' ),
			// The default of versions before 0.2.0, which settings that were saved then still have.
			'Hi! Click one of our member below to chat on',
			/* translators: the name of a messaging app follows. */
			'Hi! Click one of our members below to chat on' => __( 'Hi! Click one of our members below to chat on', 'vestibule' ),
			'The team typically replies in a few minutes.' => __( 'The team typically replies in a few minutes.', 'vestibule' ),
			'Please accept our <a href="/privacy-policy/">privacy policy</a> first to start a conversation.'
				=> __( 'Please accept our <a href="/privacy-policy/">privacy policy</a> first to start a conversation.', 'vestibule' ),
			'Chat with us'           => __( 'Chat with us', 'vestibule' ),
			/* translators: signs of hours and minutes, with a colon between them; they follow a number without a space. */
			'h:m'                    => _x( 'h:m', 'signs of hours and minutes', 'vestibule' ),
			default                  => $text,
		};
	}

	/**
	 * @param array<array-key, mixed> $settings
	 * @return array<array-key, mixed> With the words of the site's language, in which its owner would write them.
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
