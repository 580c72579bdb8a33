<?php

declare(strict_types=1);

namespace Vestibule\Forms\Files;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Entries\Files\VisitorFiles;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/** AJAX action that stores a file while the visitor fills in the form, and returns its reference (docs/rest.md). */
#[Answers( 'vestibule_form_upload' )]
final class UploadCall implements Call {

	/** Maximum number of files per request. The plugin's script sends one file per request. */
	private const MAX_FILES = 5;

	public function __construct( private readonly UploadGate $gate, private readonly VisitorFiles $files ) {}

	public function answer( Request $request ): Answer {
		return Language::during( $this->language( $request ), fn (): Answer => $this->answered( $request ) );
	}

	private function language( Request $request ): string {
		$posted = $request->body( 'vestibule_language' ) ?? '';
		return 1 === preg_match( '/^\w{2,20}$/D', $posted ) ? $posted : Language::ofSite();
	}

	private function answered( Request $request ): Answer {
		$field = $request->body( 'field' ) ?? '';
		$field = 1 === preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $field ) ? $field : 'form';
		try {
			$rules = $this->gate->rules( $request );
			$files = $request->files( 'file' );
			if ( array() === $files || count( $files ) > self::MAX_FILES ) {
				throw new UploadRefused(
					__( 'The file was not uploaded completely. Choose it again.', 'vestibule' ),
					400
				);
			}
			return Answer::success(
				array(
					'files' => array_map(
						fn ( PostedFile $file ): array => $this->kept( $file, $rules, $request->address ),
						$files
					),
				)
			);
		} catch ( UploadRefused $refused ) {
			return Answer::failure(
				$refused->status,
				array( $field => array( $refused->getMessage() ) ),
				array(),
				in_array( $refused->status, array( 429, 503 ), true ) ? array( 'Retry-After' => '60' ) : array()
			);
		}
	}

	/** @return array{url: string, name: string, size: int} `url` is the reference, not a URL that can be opened. */
	private function kept( PostedFile $file, FileRules $rules, string $address ): array {
		$reference = $this->files->keep( $file, $rules, $address );
		$stored    = StoredFile::fromReference( $reference );
		return array( 'url' => $reference, 'name' => $stored->name ?? '', 'size' => $stored->size ?? 0 );
	}
}
