<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use RuntimeException;
use Vestibule\Entries\EntriesErased;
use Vestibule\Entries\Files\Formats\Formats;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\File\WorkFiles;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Implementation of Uploads. Inserts the table row before it writes the file. If the request dies in between, purge()
 * finds the row and deletes the file.
 */
final class VisitorFiles implements Uploads {

	/** AJAX action that downloads a file. */
	public const ACTION = 'vestibule_file';

	/**
	 * Maximum number of kilobytes per hour from one IP address. It is high, because all users in a school or office can
	 * share one address.
	 */
	private const PER_HOUR = 512000;

	/** Maximum number of files per hour from one IP address. */
	private const FILES = 200;

	private const PREVIEWS = array( 'jpg', 'jpeg', 'png', 'gif', 'webp' );

	public function __construct(
		private readonly UploadTable $table,
		private readonly SealedFiles $disk,
		private readonly Reference $references,
		private readonly Formats $formats,
		private readonly RateLimit $rates,
		private readonly UploadQuota $quota,
	) {}

	public function keep( PostedFile $posted, FileRules $rules, string $address ): string {
		$this->checkArrival( $posted->error, $rules );
		$file   = new Contents( $posted->path );
		$name   = FileName::clean( $posted->name );
		$format = ( new Inspection( $this->formats ) )->format( $file, $name, $rules );
		$this->checkRate( $file->size, $address );
		$this->quota->check( $file->size, $address );
		$cleaned = $rules->strips ? ( new Photo() )->cleaned( $file, $format->type() ) : null;
		try {
			return $this->stored(
				null === $cleaned ? $file : new Contents( $cleaned ),
				$name,
				$format->type(),
				$rules,
				$address
			);
		} finally {
			null === $cleaned || WorkFiles::delete( $cleaned );
		}
	}

	public function named( int $form, string $field, array $references ): array {
		$files = array();
		foreach ( $references as $reference ) {
			$file = $this->references->read( $form, $field, $reference );
			if ( null !== $file ) {
				$files[ $reference ] = $file;
			}
		}
		return $files;
	}

	public function unclaimed( int $form, string $field, array $references ): array {
		$files   = $this->named( $form, $field, $references );
		$waiting = $this->table->waiting(
			$form,
			$field,
			array_values( array_map( static fn ( StoredFile $file ): string => $file->id, $files ) )
		);
		return array_filter( $files, static fn ( StoredFile $file ): bool => in_array( $file->id, $waiting, true ) );
	}

	public function claim( int $form, string $field, array $files, int $entry ): bool {
		$ids = array_values( array_unique( array_map( static fn ( StoredFile $file ): string => $file->id, $files ) ) );
		return count( $ids ) === $this->table->claim( $form, $field, $ids, $entry );
	}

	/** Deletes a file that no entry has claimed. Does not change claimed files. */
	public function discard( int $form, string $field, string $reference ): bool {
		$file = $this->references->read( $form, $field, $reference );
		if ( null === $file ) {
			return false;
		}
		$this->table->release( $file->id );
		$this->purge();
		return true;
	}

	/** Deletes expired files. Files that can't be deleted are retried in the next run. */
	#[Hook( 'vestibule_purge' )]
	#[Hook( EntriesErased::class )]
	public function purge(): void {
		FaultLog::attempt( $this->quota->purge( ... ) );
	}

	public function copy( StoredFile $file, int $entry, string $path ): bool {
		$disk   = $this->table->ofEntry( $file->id, $entry );
		$pieces = null === $disk ? null : $this->disk->read( $disk );
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file. WP_Filesystem could require a password.
			return null !== $pieces && false !== file_put_contents( $path, iterator_to_array( $pieces, false ) );
		} catch ( RuntimeException $fault ) {
			FaultLog::record( $fault );
			return false;
		}
	}

	public function url( StoredFile $file, bool $isPreview = false ): string {
		return add_query_arg(
			array( 'action' => self::ACTION, 'file' => $file->id ) + (
				$isPreview ? array( 'preview' => '1' ) : array()
			),
			admin_url( 'admin-ajax.php' )
		);
	}

	public function hasPreview( StoredFile $file ): bool {
		return in_array( $file->extension(), self::PREVIEWS, true );
	}

	public function extensions( array $kinds, bool $usual = false ): array {
		return $this->formats->extensions( $kinds, $usual );
	}

	public function serverLimit(): int {
		return wp_max_upload_size();
	}

	private function stored( Contents $file, string $name, string $type, FileRules $rules, string $address ): string {
		$stored = new StoredFile( bin2hex( random_bytes( 16 ) ), $file->size, $name );
		$disk   = bin2hex( random_bytes( 16 ) );
		$this->table->insert( $rules->form, $rules->field, $stored, $type, $disk, UploadQuota::network( $address ) );
		try {
			$this->disk->store( $file, $disk );
		} catch ( RuntimeException $fault ) {
			$this->table->release( $stored->id );
			throw $this->notKept( $fault );
		}
		return $this->references->sign( $rules->form, $rules->field, $stored );
	}

	/** @param int $error One of PHP's UPLOAD_ERR_ constants. */
	private function checkArrival( int $error, FileRules $rules ): void {
		if ( in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			throw Inspection::tooLarge( min( $rules->size, $this->serverLimit() ) );
		}
		if ( UPLOAD_ERR_PARTIAL === $error || UPLOAD_ERR_NO_FILE === $error ) {
			throw new UploadRefused( __( 'The file was not uploaded completely. Choose it again.', 'vestibule' ), 400 );
		}
		if ( UPLOAD_ERR_OK !== $error ) {
			throw $this->notKept( new RuntimeException( "PHP could not put an upload aside: error {$error}." ) );
		}
	}

	/**
	 * Logs the failure and returns the error for the visitor: the disk is full, the folder is read-only, or PHP
	 * rejected the upload.
	 */
	private function notKept( RuntimeException $fault ): UploadRefused {
		return new UploadRefused(
			__( 'We could not store this file. Try again later, or send the form without the file.', 'vestibule' ) . ' '
				. FaultLog::reference( FaultLog::record( $fault ) ),
			503
		);
	}

	private function checkRate( int $bytes, string $address ): void {
		$is_allowed = $this->rates->allows( 'form_upload', $address, self::FILES, HOUR_IN_SECONDS )
			&& $this->rates->allows(
				'form_upload_kilobytes',
				$address,
				self::PER_HOUR,
				HOUR_IN_SECONDS,
				max( 1, intdiv( $bytes, KB_IN_BYTES ) )
			);
		if ( ! $is_allowed ) {
			throw new UploadRefused(
				__( 'Too many files have been sent from your connection. Try again in an hour.', 'vestibule' ),
				429
			);
		}
	}
}
