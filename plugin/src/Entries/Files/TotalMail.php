<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Emails the site owner about the total size of visitors' files: when it reaches a limit, and each time it has doubled.
 */
final class TotalMail {

	/** Option for the size in bytes that the last email was about. */
	public const OPTION = 'vestibule_files_told';

	/** Total size in bytes at which the first email is sent. */
	private const FIRST = 1073741824;

	public function __construct( private readonly UploadTable $table ) {}

	/** Runs after the daily purge has deleted expired files. */
	#[Hook( 'vestibule_purge', 11 )]
	public function sendDaily(): void {
		FaultLog::attempt( $this->send( ... ) );
	}

	/**
	 * Sends the email if it is due. Stores the size first, so that a failed email isn't retried with each upload.
	 *
	 * @throws StorageFault
	 */
	public function send(): void {
		/**
		 * Filters the total size of visitors' files at which the site owner gets the first email. 0 means no emails.
		 *
		 * @param int $bytes
		 */
		$first = apply_filters( 'vestibule/uploads_total', self::FIRST );
		$first = is_numeric( $first ) ? (int) $first : self::FIRST;
		$total = $first > 0 ? $this->table->totalBytes() : 0;
		$step  = $total < $first ? 0 : $first;
		while ( $step > 0 && $step * 2 <= $total ) {
			$step *= 2;
		}
		$told = get_option( self::OPTION, 0 );
		$told = is_numeric( $told ) ? (int) $told : 0;
		if ( $first <= 0 || $step === $told ) {
			return;
		}
		update_option( self::OPTION, $step, false );
		if ( $step > $told ) {
			Language::during( Language::ofSite(), fn () => $this->hand( $total, $step * 2 ) );
		}
	}

	private function hand( int $total, int $next ): void {
		$size = (string) size_format( $total );
		( new Mailer() )->sendText(
			(string) get_bloginfo( 'admin_email' ),
			/* translators: 1: name of the site, 2: a size, such as 1 GB. */
			sprintf( __( '[%1$s] Files from visitors take up %2$s', 'vestibule' ), Mailer::siteName(), $size ),
			array(
				sprintf(
					/* translators: 1: a size, such as 1 GB, 2: URL of the site. */
					__( 'The files that visitors have sent with forms on %2$s take up %1$s.', 'vestibule' ),
					$size,
					home_url( '/' )
				),
				__( 'Delete entries that you no longer need. Their files are deleted as well. If you didn’t expect that many files, look for spam among the entries:', 'vestibule' ),
				admin_url( 'admin.php?page=vestibule-entries' ),
				/* translators: %s: a size, such as 2 GB. */
				sprintf( __( 'You’ll get the next email at %s.', 'vestibule' ), (string) size_format( $next ) ),
			)
		);
	}
}
