<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Export;

use DeflateContext;
use HashContext;
use LogicException;

/**
 * Creates a ZIP archive that can be sent while it is being written. The size and the checksum of a file follow its
 * content (APPNOTE 4.3.9). If PHP has no zlib, the files are not compressed.
 */
final class ZipStream {

	/** Bit flags: sizes follow the content, and names are in UTF-8. */
	private const FLAGS = 0x0808;

	/** 1 January 1980, the earliest possible date. The archive doesn't need a real date. */
	private const DATE = 0x0021;

	private string $name = '';
	private ?HashContext $sum = null;
	private ?DeflateContext $deflate = null;
	private int $plain  = 0;
	private int $packed = 0;
	private int $start  = 0;
	private int $offset = 0;
	private int $files  = 0;

	/** Central directory of the archive, which is written at the end. */
	private string $directory = '';

	public function open( string $name ): string {
		$deflate       = function_exists( 'deflate_init' )
			? deflate_init( ZLIB_ENCODING_RAW, array( 'level' => 5 ) )
			: false;
		$this->deflate = false === $deflate ? null : $deflate;
		$this->sum     = hash_init( 'crc32b' );
		$this->name    = $name;
		$this->plain   = 0;
		$this->packed  = 0;
		$this->start   = $this->offset;
		return $this->written(
			"PK\x03\x04" . pack(
				'vvvvvVVVvv',
				20,
				self::FLAGS,
				$this->method(),
				0,
				self::DATE,
				0,
				0,
				0,
				strlen( $name ),
				0
			) . $name
		);
	}

	public function add( string $text ): string {
		if ( null === $this->sum ) {
			throw new LogicException( 'No file is open.' );
		}
		hash_update( $this->sum, $text );
		$this->plain += strlen( $text );
		return $this->content(
			null === $this->deflate ? $text : (string) deflate_add( $this->deflate, $text, ZLIB_NO_FLUSH )
		);
	}

	public function close(): string {
		if ( null === $this->sum ) {
			throw new LogicException( 'No file is open.' );
		}
		$rest = $this->content(
			null === $this->deflate ? '' : (string) deflate_add( $this->deflate, '', ZLIB_FINISH )
		);
		$size = strrev( hash_final( $this->sum, true ) ) . pack( 'VV', $this->packed, $this->plain );

		$this->directory .= "PK\x01\x02" . pack( 'vvvvvv', 20, 20, self::FLAGS, $this->method(), 0, self::DATE ) . $size
			. pack( 'vvvvvVV', strlen( $this->name ), 0, 0, 0, 0, 0, $this->start ) . $this->name;
		$this->sum        = null;
		++$this->files;
		return $rest . $this->written( "PK\x07\x08{$size}" );
	}

	public function end(): string {
		return $this->directory . "PK\x05\x06"
			. pack( 'vvvvVVv', 0, 0, $this->files, $this->files, strlen( $this->directory ), $this->offset, 0 );
	}

	private function method(): int {
		return null === $this->deflate ? 0 : 8;
	}

	private function content( string $bytes ): string {
		$this->packed += strlen( $bytes );
		return $this->written( $bytes );
	}

	private function written( string $bytes ): string {
		$this->offset += strlen( $bytes );
		return $bytes;
	}
}
