<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use RuntimeException;
use Vestibule\Entries\Files\SealedFiles;
use Vestibule\Entries\Files\UploadTable;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that sends an uploaded file to users who can read its entry, as a download or as an image preview. The
 * headers prevent browsers from running the file or guessing another type, and other sites from embedding it.
 */
#[Answers( VisitorFiles::ACTION )]
final class FileCall implements Call {

	public const METHOD = 'GET';

	/** MIME types that browsers may display. All other files are downloaded. */
	private const SHOWN = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp' );

	public function __construct(
		private readonly UploadTable $table,
		private readonly SealedFiles $disk,
		private readonly Access $access,
		private readonly OwnEntries $own,
	) {}

	public function answer( Request $request ): Answer {
		$id   = $request->query( 'file' ) ?? '';
		$file = 1 === preg_match( '/^[0-9a-f]{32}$/D', $id ) ? $this->table->claimed( $id ) : null;
		if ( null === $file || ! $this->mayRead( $file['form'], $file['entry'] ) ) {
			return $this->refusal( $request );
		}
		$pieces = $this->disk->read( $file['file'] );
		if ( null === $pieces ) {
			return Answer::page(
				404,
				'<p>' . esc_html__( 'This file was deleted from the server.', 'vestibule' ) . '</p>'
			);
		}
		$shown = null !== $request->query( 'preview' ) && in_array( $file['type'], self::SHOWN, true );
		try {
			$pieces->rewind();
		} catch ( RuntimeException $fault ) {
			$words = __( 'This file cannot be read. It is damaged, or the site’s secret key was lost.', 'vestibule' );
			return Answer::page(
				500,
				'<p>' . esc_html( $words . ' ' . FaultLog::reference( FaultLog::record( $fault ) ) ) . '</p>'
			);
		}
		return Answer::inPieces(
			$pieces,
			array(
				'Content-Length'               => (string) $file['size'],
				'Content-Type'                 => $file['type'],
				'Content-Disposition'          => ( $shown ? 'inline' : 'attachment' )
					. $this->filename( $file['name'] ),
				'Content-Security-Policy'      => "default-src 'none'; sandbox",
				'Cross-Origin-Resource-Policy' => 'same-origin',
				'X-Robots-Tag'                 => 'noindex',
			)
		);
	}

	/** Checks whether the user can read the entries of the form, or is the host of a booking with this entry. */
	private function mayRead( int $form, int $entry ): bool {
		return $this->access->mayRead( $form ) || array() !== $this->own->hosts( $entry );
	}

	/**
	 * Returns the same response for missing and forbidden files, so that users can't find out whether a file exists.
	 */
	private function refusal( Request $request ): Answer {
		$text = is_user_logged_in()
			? __( 'File not found, or you are not allowed to read its entry.', 'vestibule' )
			: __( 'Log in to open this file.', 'vestibule' );
		$page = add_query_arg(
			array_map(
				rawurlencode( ... ),
				array( 'action' => VisitorFiles::ACTION, 'file' => $request->query( 'file' ) ?? '' )
			),
			admin_url( 'admin-ajax.php' )
		);
		$link = is_user_logged_in()
			? ''
			: '<p><a href="' . esc_url( wp_login_url( $page ) ) . '">' . esc_html__( 'Log in', 'vestibule' )
			. '</a></p>';
		return Answer::page( 403, '<p>' . esc_html( $text ) . '</p>' . $link );
	}

	/** Returns the header parameters with the file name, in UTF-8 and, for old browsers, in ASCII. */
	private function filename( string $name ): string {
		$plain = (string) preg_replace( '/[^A-Za-z0-9._ -]+/', '_', remove_accents( $name ) );
		return "; filename=\"{$plain}\"; filename*=UTF-8''" . rawurlencode( $name );
	}
}
