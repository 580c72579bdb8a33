<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Call\Address;
use Vestibule\Kernel\Database\StorageFault;

defined( 'ABSPATH' ) || exit;

/**
 * Storage limit for uploaded files that don't belong to an entry yet. A network can use at most half of the space that
 * the other networks leave, so there is always some space left. While more than half of the space is used, files expire
 * after an hour instead of a day.
 */
final class UploadQuota {

	/** Maximum total size of these files in bytes. */
	private const LIMIT = 2147483648;

	private const BATCH   = 500;
	private const BATCHES = 10;

	public function __construct(
		private readonly UploadTable $table,
		private readonly SealedFiles $disk,
		private readonly TotalMail $mail,
	) {}

	/**
	 * Returns a keyed hash that identifies the network of an IP address, to limit the total size of files per network.
	 */
	public static function network( string $address ): string {
		return hash_hmac( 'sha256', 'upload|' . Address::network( $address ), wp_salt() );
	}

	/**
	 * Checks whether a file can be stored.
	 *
	 * @throws UploadRefused
	 * @throws StorageFault
	 */
	public function check( int $bytes, string $address ): void {
		/**
		 * Filters the maximum total size of uploaded files that don't belong to an entry yet.
		 *
		 * @param int $bytes
		 */
		$limit = apply_filters( 'vestibule/waiting_uploads_limit', self::LIMIT );
		$limit = is_numeric( $limit ) ? (int) $limit : self::LIMIT;
		if ( $this->table->waitingBytes() + $bytes > $limit / 2 ) {
			$this->table->releaseOlder( HOUR_IN_SECONDS );
			$this->purge();
			$this->mail->send();
		}
		$all = $this->table->waitingBytes();
		if ( $all + $bytes > $limit ) {
			throw new UploadRefused(
				__( 'There is not enough space for more files at the moment. Try again later, or send the form without the file.', 'vestibule' ),
				503
			);
		}
		$own = $this->table->waitingBytes( self::network( $address ) );
		if ( $own + $bytes > ( $limit - ( $all - $own ) ) / 2 ) {
			throw new UploadRefused(
				__( 'Too many files have been sent from your connection. Try again in an hour.', 'vestibule' ),
				429
			);
		}
	}

	/** Deletes expired files and the files of deleted entries, in batches. */
	public function purge(): void {
		for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
			$over = $this->table->over( self::BATCH );
			if ( array() === $over ) {
				return;
			}
			array_map( $this->disk->delete( ... ), array_values( $over ) );
			$this->table->delete( array_keys( $over ) );
		}
	}
}
