<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Entries\Files\Formats\Formats;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	private ?VisitorFiles $files = null;

	public function __construct( private readonly Services $services ) {}

	/** One, because other plugins add formats to it. */
	public function uploads(): VisitorFiles {
		return $this->files ??= new VisitorFiles( $this->table(), $this->disk(), new Reference( $this->services->store()->secret() ), new Formats(), $this->services->rates(), $this->room() );
	}

	private function room(): Room {
		return new Room( $this->table(), $this->disk(), $this->totalMail() );
	}

	public function totalMail(): TotalMail {
		return new TotalMail( $this->table() );
	}

	public function disk(): SealedFiles {
		return new SealedFiles( new PrivateFolder(), $this->services->store()->secret() );
	}

	public function table(): UploadTable {
		return new UploadTable( $this->services->store()->database, $this->services->clock );
	}
}
