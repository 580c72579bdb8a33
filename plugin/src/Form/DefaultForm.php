<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\View\Language;
use WP_Error;

/**
 * Makes form 4, "Enquiry and appointment", on the first activation; once deleted it stays deleted
 * (docs/reference/README.md).
 */
final class DefaultForm {

	private const NUMBER = 4;

	/** Set when form 4 was made, so that it is never made twice. */
	private const FLAG = 'vestibule_form_four';

	public function __construct( private readonly FormPostType $type, private readonly DefaultFormBlocks $blocks ) {}

	public function seed(): void {
		if ( ! post_type_exists( FormPostType::NAME ) ) {
			$this->type->register();
		}
		if ( ! add_option( self::FLAG, '1', '', false ) ) {
			return;
		}
		add_option( FormNumbers::COUNTER, (string) self::NUMBER, '', false );
		$post = Language::during( Language::ofSite(), $this->insert( ... ) );
		if ( is_wp_error( $post ) ) {
			delete_option( self::FLAG );
		}
	}

	/** Visitors read it, not who activates the plugin. */
	private function insert(): int|WP_Error {
		return wp_insert_post(
			array(
				'post_type'    => FormPostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => __( 'Enquiry and appointment', 'vestibule' ),
				'post_content' => wp_slash( $this->blocks->markup() ),
				'meta_input'   => array( FormPostType::NUMBER => self::NUMBER ),
			),
			true
		);
	}
}
