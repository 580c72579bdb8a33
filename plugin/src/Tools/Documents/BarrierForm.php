<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Form of the accessibility statement, in which visitors report barriers. */
final class BarrierForm {

	/** @return int|WP_Error Post ID of the published form, in the current language. */
	public static function create(): int|WP_Error {
		$settings = array(
			'form-settings'      => array(
				'successMessage' => '<p>' . esc_html__( 'Thank you. We’ll look into it.', 'vestibule' ) . '</p>',
			),
			'form-notifications' => array(
				'list' => array( array( 'id' => 'owner', 'subject' => __( 'Barrier reported', 'vestibule' ) ) ),
			),
		);
		$keys     = array_map( PostSettings::key( ... ), array_keys( $settings ) );
		return wp_insert_post(
			array(
				'post_type'    => FormPostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( __( 'Report a barrier', 'vestibule' ) ),
				'post_content' => wp_slash( implode( "\n\n", self::blocks() ) ),
				'meta_input'   => wp_slash( array_combine( $keys, $settings ) ),
			),
			true
		);
	}

	/** @return list<string> */
	private static function blocks(): array {
		$agreement = __( 'I agree that my message is stored and used to remove the barrier.', 'vestibule' );
		return array(
			self::field(
				'textarea',
				'barrier',
				__( 'What were you unable to use?', 'vestibule' ),
				array( 'required' => true )
			),
			self::field( 'text', 'place', __( 'Page or address where it happened', 'vestibule' ) ),
			self::field(
				'text',
				'device',
				__( 'Device, browser and assistive technology, such as a screen reader', 'vestibule' )
			),
			self::field(
				'email',
				'email',
				__( 'Email', 'vestibule' ),
				array( 'help' => __( 'Only if you would like an answer.', 'vestibule' ) )
			),
			self::field(
				'agreement',
				'gdpr-agreement',
				__( 'Data protection', 'vestibule' ),
				array( 'text' => $agreement, 'required' => true )
			),
			get_comment_delimited_block_content(
				'vestibule/submit',
				array( 'label' => __( 'Send report', 'vestibule' ) ),
				''
			),
		);
	}

	/** @param array<string, mixed> $attributes */
	private static function field( string $type, string $name, string $label, array $attributes = array() ): string {
		return get_comment_delimited_block_content(
			"vestibule/field-{$type}",
			array( 'name' => $name, 'label' => $label ) + $attributes,
			''
		);
	}
}
