<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

/** Registry of the file formats of this plugin and of other plugins. Files in any other format are rejected. */
final class Formats {

	private const OOXML = 'application/vnd.openxmlformats-officedocument.';
	private const ODF   = 'application/vnd.oasis.opendocument.';
	private const CFB   = '/^\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1/';
	private const MP4   = '/^.{4}ftyp(?:isom|iso[2-6]|mp4[12]|avc1|M4[AV] |MSNV|dash|f4v )/s';

	/**
	 * Number of bytes in which the header of a PDF must start. PDF readers accept a byte order mark or printer commands
	 * before the header.
	 */
	private const PDF_BYTES = 1024;

	/** @var array<string, Format> Formats by extension. */
	private array $known = array();

	/** Whether the formats have been registered in this request. */
	private bool $isFilled = false;

	/**
	 * Adds a format. Ignores extensions that another format already has, and extensions that servers or browsers could
	 * execute.
	 */
	public function add( Format $format ): void {
		foreach ( $format->extensions() as $extension ) {
			if (
				1 === preg_match( '/^[a-z0-9]{1,10}$/D', $extension )
					&& 1 !== preg_match(
						'/^(?:ph(?:p\d?|ps|t|tml?|ar)|s?html?|xhtml|svgz?|xml|m?js|cgi|exe|jar)$/D',
						$extension
					)
			) {
				$this->known[ $extension ] ??= $format;
			}
		}
	}

	public function get( string $extension ): ?Format {
		return $this->all()[ $extension ] ?? null;
	}

	/**
	 * @param list<string> $kinds Groups of formats, or extensions.
	 * @param bool         $usual Whether to return only the most common extension of each format.
	 * @return list<string> Extensions.
	 */
	public function extensions( array $kinds, bool $usual = false ): array {
		$chosen = array();
		foreach ( $this->all() as $extension => $format ) {
			$is_chosen = in_array( $format->group(), $kinds, true )
				|| array() !== array_intersect( $format->extensions(), $kinds );
			if ( $is_chosen && ( ! $usual || (string) $extension === $format->extensions()[0] ) ) {
				$chosen[] = (string) $extension;
			}
		}
		return $chosen;
	}

	/** @return array<string, Format> */
	private function all(): array {
		if ( ! $this->isFilled ) {
			$this->isFilled = true;
			foreach ( $this->standard() as $format ) {
				$this->add( $format );
			}
			/**
			 * Fires when file formats are first needed, so that plugins can add formats.
			 *
			 * @param Formats $formats
			 */
			do_action( 'vestibule/register_file_formats', $this );
		}
		return $this->known;
	}

	/** @return list<Format> */
	private function standard(): array {
		return array(
			new Picture( array( 'jpg', 'jpeg' ), 'image/jpeg', '/^\xFF\xD8\xFF/' ),
			new Picture( array( 'png' ), 'image/png', '/^\x89PNG\r\n\x1A\n/' ),
			new Picture( array( 'gif' ), 'image/gif', '/^GIF8[79]a/' ),
			new Picture( array( 'webp' ), 'image/webp', '/^RIFF....WEBP/s' ),
			new Signed( array( 'pdf' ), 'application/pdf', 'documents', '/^[^<]*?%PDF-[12]\.\d/', self::PDF_BYTES ),
			new Signed( array( 'doc' ), 'application/msword', 'documents', self::CFB ),
			new Archive( array( 'docx' ), self::OOXML . 'wordprocessingml.document', 'documents', 'word/document.xml' ),
			new Signed( array( 'xls' ), 'application/vnd.ms-excel', 'documents', self::CFB ),
			new Archive( array( 'xlsx' ), self::OOXML . 'spreadsheetml.sheet', 'documents', 'xl/workbook.xml' ),
			new Signed( array( 'ppt' ), 'application/vnd.ms-powerpoint', 'documents', self::CFB ),
			new Archive(
				array( 'pptx' ),
				self::OOXML . 'presentationml.presentation',
				'documents',
				'ppt/presentation.xml'
			),
			new Archive( array( 'odt' ), self::ODF . 'text', 'documents', 'content.xml' ),
			new Archive( array( 'ods' ), self::ODF . 'spreadsheet', 'documents', 'content.xml' ),
			new Archive( array( 'odp' ), self::ODF . 'presentation', 'documents', 'content.xml' ),
			new Signed( array( 'rtf' ), 'application/rtf', 'documents', '/^\{\\\\rtf1/' ),
			new PlainText( array( 'txt' ), 'text/plain' ),
			new PlainText( array( 'csv' ), 'text/csv' ),
			new Signed( array( 'mp3' ), 'audio/mpeg', '', '/^(?:ID3|\xFF[\xE2-\xFB])/' ),
			new Signed( array( 'm4a' ), 'audio/mp4', '', self::MP4 ),
			new Signed( array( 'wav' ), 'audio/wav', '', '/^RIFF....WAVE/s' ),
			new Signed( array( 'mp4' ), 'video/mp4', '', self::MP4 ),
			new Signed( array( 'mov' ), 'video/quicktime', '', '/^.{4}ftypqt  /s' ),
			new Signed( array( 'webm' ), 'video/webm', '', '/^\x1A\x45\xDF\xA3/' ),
			new Archive( array( 'zip' ), 'application/zip', '', '' ),
		);
	}
}
