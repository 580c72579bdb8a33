<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

/**
 * Creates form 4, "Enquiry and appointment", on the first activation, and on each network site when the site's wp-admin
 * is first opened. If the form is deleted, it is not created again (docs/hooks.md).
 */
final class DefaultForm {

	private const NUMBER = 4;

	/** Option that is set when form 4 is created, so that the form is never created twice. */
	private const FLAG = 'vestibule_form_four';

	public function __construct( private readonly DefaultFormBlocks $blocks, private readonly Once $once ) {}

	/** Creates the form if it has never been created on this site. Runs after the tables have been created. */
	#[Hook( 'activate_{plugin}', 20 )]
	public function seed(): void {
		if ( $this->once->isDone( self::FLAG ) || ! $this->isMine() ) {
			return;
		}
		add_option( FormNumbers::COUNTER, (string) self::NUMBER, '', false );
		$post = Language::during( Language::ofSite(), $this->insert( ... ) );
		if ( is_wp_error( $post ) ) {
			delete_option( self::FLAG );
		}
	}

	private function isMine(): bool {
		return FaultLog::attempt( fn (): bool => $this->once->claim( self::FLAG, autoload: false ), false );
	}

	/** Creates the form. Runs in the site's language, because visitors read the form. */
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
